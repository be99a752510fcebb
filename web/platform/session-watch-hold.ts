let holders = 0;

/**
 * While a payment is handed over to its provider nothing may come between: no warning, no leaving. The caller
 * gets the function that lets go.
 */
export function holdSessionWatch(): () => void {
  let isHeld = true;
  holders += 1;
  return () => {
    if (isHeld) holders -= 1;
    isHeld = false;
  };
}

export function isSessionWatchHeld(): boolean {
  return holders > 0;
}
