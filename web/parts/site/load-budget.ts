const BUDGET_MS = 80;

/** What a page would like to show but is not kept waiting for. */
export function resolveWithinBudget<Value, Late>(
  answer: Promise<Value>,
  late: Late,
): Promise<Value | Late> {
  const patience = new Promise<Late>((resolve) => {
    setTimeout(() => resolve(late), BUDGET_MS);
  });
  return Promise.race([answer, patience]);
}
