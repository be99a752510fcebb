import { logStep } from '../../platform/logging/flow-log.ts';
import { showToast, withdrawToasts } from '../../ui/toast-store.ts';
import type { Fault } from './form-faults.ts';

/** spec 8: the first thing wrong, as a warning. What was said of the form before holds no more. */
export function tellFirstFault(
  faults: Fault[],
  { label, body }: { label: string; body: string },
): void {
  // Names of fields only: what stands in them is personal.
  logStep(`form faults: ${faults.map(({ field }) => field).join(', ')}`, 'form', 'DEBUG');
  const [first] = faults;
  withdrawToasts(label);
  const message = [first?.text, body].filter(Boolean).join('\n');
  showToast({ label, message, variant: 'warning', mode: 'dismissible' });
}
