const BUDGET_MS = 80;

/** Waits for optional data of a page only within a time budget. */
export function resolveWithinBudget<Value, Late>(
  answer: Promise<Value>,
  late: Late,
): Promise<Value | Late> {
  const patience = new Promise<Late>((resolve) => {
    setTimeout(() => resolve(late), BUDGET_MS);
  });
  return Promise.race([answer, patience]);
}
