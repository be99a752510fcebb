import { OverloadError } from '../platform/overload-error.ts';

/** Waits so long and no longer: a page that cannot have its data says so while someone still looks. */
export async function withinBudget<T>(answer: Promise<T>, ms: number, what: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new OverloadError(`${what} took over ${ms} ms`)), ms);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
