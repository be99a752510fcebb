const DEBOUNCE_MS = 150;

/** Merges calls within 150 ms of each other into one, with the last arguments. */
export function debounce<Args extends unknown[]>(
  run: (...args: Args) => void,
  ms = DEBOUNCE_MS,
): (...args: Args) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (...args) => {
    clearTimeout(timer);
    timer = setTimeout(() => run(...args), ms);
  };
}
