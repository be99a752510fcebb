let pauses = 0;

/** No warning and no sign-out while a payment is handed over to its provider. Returns the function that resumes. */
export function pauseSessionWatch(): () => void {
  let isPaused = true;
  pauses += 1;
  return () => {
    if (isPaused) pauses -= 1;
    isPaused = false;
  };
}

export function isSessionWatchPaused(): boolean {
  return pauses > 0;
}
