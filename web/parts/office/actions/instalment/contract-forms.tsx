import { useLayoutEffect, useState } from 'react';
import { TextField } from '../../../../ui/text-field.tsx';
import type { ActionForm, ActionSubject, FormProps } from '../action-form.ts';

const contractOf = ({ person }: ActionSubject) => ({
  personId: person.id,
  contractId: person.contract?.id ?? '',
});

const isOffered = ({ person }: ActionSubject) => person.contract !== null;

/** No fields: the page gives the monthly plan. */
function ContractForm({ subject, onInput }: FormProps<'endContract' | 'retryCharge'>) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when the form opens
  useLayoutEffect(() => onInput(contractOf(subject)), []);
  return null;
}

function MoveDueForm({ texts, subject, onInput }: FormProps<'moveDue'>) {
  const [to, setTo] = useState('');
  return (
    <TextField
      autoComplete="off"
      id="move-due-to"
      label={texts.to}
      type="date"
      value={to}
      onChange={(value) => {
        setTo(value);
        onInput(/^\d{4}-\d\d-\d\d$/.test(value) ? { ...contractOf(subject), to: value } : null);
      }}
      required
    />
  );
}

export const endContractForm: ActionForm<'endContract'> = { Form: ContractForm, isOffered };
export const retryChargeForm: ActionForm<'retryCharge'> = { Form: ContractForm, isOffered };
export const moveDueForm: ActionForm<'moveDue'> = { Form: MoveDueForm, isOffered };
