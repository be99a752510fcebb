/** Open modal dialogs, the topmost last. Toasts are rendered inside it, with their timers paused. */
let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

export function dialogOpened(dialog: HTMLDialogElement): void {
  publish([...open.filter((other) => other !== dialog), dialog]);
}

export function dialogClosed(dialog: HTMLDialogElement): void {
  publish(open.filter((other) => other !== dialog));
}

export function topDialog(): HTMLDialogElement | null {
  return open.at(-1) ?? null;
}

export function subscribeDialogs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function publish(next: readonly HTMLDialogElement[]): void {
  open = next;
  for (const listener of listeners) listener();
}
