// A modal dialog: it takes the focus and keeps it, closes by Escape and a touch outside, and gives the focus back.
import type { Attachment } from "svelte/attachments";

export function modal(onclose: () => void): Attachment<HTMLDialogElement> {
  return (dialog) => {
    const before = document.activeElement;
    const cancelled = (event: Event) => {
      event.preventDefault();
      onclose();
    };
    // The backdrop counts as the dialog itself; everything inside has an element of its own.
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
      // A dialog that is taken off the page does not give it back by itself.
      if (before instanceof HTMLElement) before.focus();
    };
  };
}
