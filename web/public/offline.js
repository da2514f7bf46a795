// The page without a server: it speaks the language of the person, and comes back as soon as somebody answers.
const PAUSE = 4_000;

function preferences() {
  try {
    return JSON.parse(localStorage.getItem("preferences") ?? "{}");
  } catch {
    return {};
  }
}

/** Leaves only the first language wanted that there is; without a script all of them are shown. */
function speak(wanted) {
  const sections = [...document.querySelectorAll("section")];
  const languages = wanted.map((tag) => tag.split("-")[0]);
  const language = languages.find((one) => sections.some(({ lang }) => lang === one)) ?? "en";
  for (const section of sections) section.hidden = section.lang !== language;
  document.documentElement.lang = language;
}

async function comeBack() {
  try {
    const answer = await fetch("/health", { cache: "no-store" });
    if (answer.ok) location.reload();
  } catch {
    // Still nobody there.
  }
}

const { theme, language } = preferences();
if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
speak([...(language ? [language] : []), ...navigator.languages]);
for (const button of document.querySelectorAll("button")) {
  button.addEventListener("click", () => location.reload());
}
addEventListener("online", comeBack);
setInterval(comeBack, PAUSE);
