import { usePage } from '../../../platform/page-context.tsx';

/** All staff who see payments see the lists; only some may settle them. */
export function useMaySettle(): boolean {
  const { person } = usePage();
  return person?.rights?.includes('payment.settle') ?? false;
}
