import { fill } from '../../../domain/base/fill.ts';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { type Fault, type FormFaults, listedFaults } from './form-faults.ts';

type Props = {
  faults: FormFaults;
  isFixed: (fault: Fault) => boolean;
  texts: { count: string; todo: string; done: string; fixed: string };
};

export function FaultSummary({ faults, isFixed, texts }: Props) {
  const items = listedFaults(faults, isFixed);
  if (items.length === 0) return null;
  const left = items.some(({ fixed }) => !fixed) ? texts.todo : texts.done;
  const counted = fill(texts.count, items.length);
  return (
    <ErrorSummary
      items={items}
      tone={faults.isRed ? 'errors' : 'todo'}
      title={faults.isRed ? counted : left}
      submits={faults.submits}
      fixedText={texts.fixed}
    />
  );
}
