import { TextField } from '../../../../ui/text-field.tsx';
import type { ActionForm, ActionSubject, FieldsProps } from '../action-form.ts';
import css from '../forms.module.css';

const FIELDS = ['firstName', 'lastName', 'yearOfBirth'] as const;
type Typed = Record<(typeof FIELDS)[number], string>;

const typedOf = ({ person }: ActionSubject): Typed => ({
  firstName: person.firstName,
  lastName: person.lastName,
  yearOfBirth: person.yearOfBirth === null ? '' : String(person.yearOfBirth),
});

function inputOf(typed: Typed, { person }: ActionSubject): object | null {
  const year = typed.yearOfBirth.trim();
  const isYear = person.yearOfBirth === null || /^\d{4}$/.test(year);
  if (!isYear || !typed.firstName.trim() || !typed.lastName.trim()) return null;
  const before = typedOf({ person });
  if (FIELDS.every((field) => typed[field].trim() === before[field])) return null;
  return {
    personId: person.id,
    firstName: typed.firstName.trim(),
    lastName: typed.lastName.trim(),
    bornIn: person.yearOfBirth === null ? null : Number(year),
  };
}

function Fields({ texts, subject, typed, onChange }: FieldsProps<'correct', Typed>) {
  const shown = FIELDS.filter(
    (field) => field !== 'yearOfBirth' || subject.person.yearOfBirth !== null,
  );
  return (
    <div className={css.pair}>
      {shown.map((field) => (
        <TextField
          autoComplete="off"
          key={field}
          id={`correct-${field}`}
          label={texts[field]}
          value={typed[field]}
          maxLength={field === 'yearOfBirth' ? 4 : 80}
          inputMode={field === 'yearOfBirth' ? 'numeric' : 'text'}
          onChange={(value) => onChange({ [field]: value })}
          required
        />
      ))}
    </div>
  );
}

export const correctForm: ActionForm<'correct', Typed> = {
  Fields,
  begin: typedOf,
  inputOf,
  isOffered: () => true,
};
