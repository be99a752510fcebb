/** While the menu is open Tab stays in it, Escape closes it from anywhere, and so does a press beside it. */
export function holdFocus(details: HTMLDetailsElement): void {
  if (!details.open || details.dataset.held) return;
  details.dataset.held = 'yes';
  const end = new AbortController();
  const listen = <Kind extends keyof DocumentEventMap>(
    kind: Kind,
    act: (event: DocumentEventMap[Kind]) => void,
  ) => document.addEventListener(kind, act, { signal: end.signal });
  const isOver = () => {
    if (details.open && details.isConnected) return false;
    delete details.dataset.held;
    end.abort();
    return true;
  };

  listen('keydown', (event) => {
    if (isOver()) return;
    if (event.key === 'Tab') keepInside(event, details);
    if (event.key !== 'Escape') return;
    details.open = false;
    details.querySelector('summary')?.focus();
  });
  listen('pointerdown', ({ target }) => {
    if (!isOver() && !details.contains(target as Node)) details.open = false;
  });
}

/** From the last control to the button, and back; focus that is elsewhere is brought in. */
function keepInside(event: KeyboardEvent, details: HTMLDetailsElement): void {
  const controls = [...details.querySelectorAll<HTMLElement>('summary, a[href], button')];
  const [first, last] = [controls[0], controls.at(-1)];
  const at = document.activeElement;
  if (!details.contains(at) || at === (event.shiftKey ? first : last)) {
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  }
}
