import { logStep } from '../../platform/logging/flow-log.ts';
import { showToast, withdrawToasts } from '../../ui/toast-store.ts';
import type { Fault } from './form-faults.ts';

/** Shows the first error as a warning toast, in place of the earlier one. */
export function showFirstFault(
  faults: Fault[],
  { label, body }: { label: string; body: string },
): void {
  // Field names only: values are personal data.
  logStep(`form faults: ${faults.map(({ field }) => field).join(', ')}`, 'form', 'DEBUG');
  const [first] = faults;
  withdrawToasts(label);
  const message = [first?.text, body].filter(Boolean).join('\n');
  showToast({ label, message, variant: 'warning', mode: 'dismissible' });
}
