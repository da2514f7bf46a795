// Makes a dialog modal: it traps the focus, closes by Escape and a click outside, and restores the focus.
import type { Attachment } from "svelte/attachments";

export function modal(onclose: () => void): Attachment<HTMLDialogElement> {
  return (dialog) => {
    const before = document.activeElement;
    const cancelled = (event: Event) => {
      event.preventDefault();
      onclose();
    };
    // A click on the backdrop has the dialog itself as its target.
    const touched = (event: MouseEvent) => {
      if (event.target === dialog) onclose();
    };
    dialog.addEventListener("cancel", cancelled);
    dialog.addEventListener("click", touched);
    dialog.showModal();
    return () => {
      dialog.removeEventListener("cancel", cancelled);
      dialog.removeEventListener("click", touched);
      dialog.close();
      // Browsers do not restore the focus if a dialog is removed from the page.
      if (before instanceof HTMLElement) before.focus();
    };
  };
}
