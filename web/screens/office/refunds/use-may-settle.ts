import { usePage } from '../../../platform/page-context.tsx';

/** Everybody who sees payments sees the lists; only some may say what became of the money. */
export function useMaySettle(): boolean {
  const { person } = usePage();
  return person?.rights?.includes('payment.settle') ?? false;
}
