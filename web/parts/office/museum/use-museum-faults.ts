import { useState } from 'react';
import { usePage } from '../../../platform/page-context.tsx';
import { type Fault, NO_FAULTS, submitFailed, withoutHighlights } from '../../form/form-faults.ts';
import { type Typed, type TypedFault, typedFaults } from './typed-faults.ts';

/** Errors, shown from the first preview on until each is corrected. */
export function useMuseumFaults(typed: Typed, others: Fault[]) {
  const { language, scheme } = usePage();
  const [listed, setListed] = useState(NO_FAULTS);
  const found: TypedFault[] = [
    ...others,
    ...typedFaults(typed, { language, languages: scheme.facts.languages }),
  ];
  const isListed = (field: string) => listed.found.some((fault) => fault.field === field);
  const textAt = (field: string) => found.find((fault) => fault.field === field)?.text ?? null;
  return {
    listed,
    isFixed: ({ field }: Fault) => textAt(field) === null,
    errorAt: (field: string) => (isListed(field) ? textAt(field) : null),
    soften: () => setListed(withoutHighlights),
    forget: () => setListed(NO_FAULTS),
    /** Whether a preview is possible; if not, all errors are listed. */
    check(): boolean {
      setListed(found.length > 0 ? submitFailed(listed, found.map(inList)) : NO_FAULTS);
      return found.length === 0;
    },
  };
}

const inList = ({ field, text, named }: TypedFault): Fault => ({ field, text: named ?? text });
