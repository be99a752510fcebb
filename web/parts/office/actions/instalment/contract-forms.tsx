import { TextField } from '../../../../ui/text-field.tsx';
import type { ActionForm, ActionSubject, FieldsProps } from '../action-form.ts';

const contractOf = ({ person }: ActionSubject) => ({
  personId: person.id,
  contractId: person.contract?.id ?? '',
});

const isOffered = ({ person }: ActionSubject) => person.contract !== null;

type Typed = { to: string };

const MoveDueFields = ({ texts, typed, onChange }: FieldsProps<'moveDue', Typed>) => (
  <TextField
    autoComplete="off"
    id="move-due-to"
    label={texts.to}
    type="date"
    value={typed.to}
    onChange={(to) => onChange({ to })}
    required
  />
);

/** No fields: the page gives the monthly plan. */
export const contractForm: ActionForm<'endContract' | 'retryCharge'> = {
  inputOf: (_, subject) => contractOf(subject),
  isOffered,
};

export const moveDueForm: ActionForm<'moveDue', Typed> = {
  Fields: MoveDueFields,
  begin: () => ({ to: '' }),
  inputOf: ({ to }, subject) =>
    /^\d{4}-\d\d-\d\d$/.test(to) ? { ...contractOf(subject), to } : null,
  isOffered,
};
