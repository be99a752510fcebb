import { useState } from 'react';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import type { ActionForm, FormProps } from './action-form.ts';
import { type FoundPerson, PersonSearch } from './person-search.tsx';

type Side = 'kept' | 'other';
type Keep = Record<'email' | 'name' | 'contact', Side>;
type Texts = FormProps<'mergePeople'>['texts'];
type Values = Record<keyof Keep, string>;

function Form({ texts, subject, onInput }: FormProps<'mergePeople'>) {
  const personId = subject.person.id;
  const [people, setPeople] = useState<FoundPerson[]>([]);
  const [otherId, setOtherId] = useState<string | null>(null);
  const [keep, setKeep] = useState<Keep>({ email: 'kept', name: 'kept', contact: 'kept' });
  const other = people.find(({ id }) => id === otherId);

  function change(next: { otherId: string | null; keep: Keep }) {
    setOtherId(next.otherId);
    setKeep(next.keep);
    onInput(next.otherId ? { personId, otherId: next.otherId, keep: next.keep } : null);
  }

  return (
    <>
      <PersonSearch
        texts={texts}
        exceptId={personId}
        onFound={(found) => {
          setPeople(found);
          change({ otherId: null, keep });
        }}
      />
      {people.length > 0 && (
        <RadioGroup
          id="merge-other"
          legend={texts.other}
          value={otherId}
          options={people.map((one) => ({
            value: one.id,
            label: one.name || one.email,
            description: [one.yearOfBirth, one.city, one.email, one.phone]
              .filter(Boolean)
              .join(' · '),
          }))}
          onChange={(id) => change({ otherId: id, keep })}
          required
        />
      )}
      {other && (
        <Fields
          texts={texts}
          values={{ kept: valuesOf(subject.person), other: valuesOfFound(other) }}
          keep={keep}
          onChange={(next) => change({ otherId, keep: next })}
        />
      )}
    </>
  );
}

function valuesOf(person: FormProps<'mergePeople'>['subject']['person']): Values {
  const { emailAddress: email, name, address, phone } = person;
  return { email, name, contact: [address, phone].filter(Boolean).join(' · ') };
}

/** As much as a search shows; the preview has all of it. */
function valuesOfFound({ email, name, city, phone }: FoundPerson): Values {
  return { email, name, contact: [city, phone].filter(Boolean).join(' · ') };
}

type FieldsProps = {
  texts: Texts;
  values: Record<Side, Values>;
  keep: Keep;
  onChange: (keep: Keep) => void;
};

/** Whose of each holds. */
function Fields({ texts, values, keep, onChange }: FieldsProps) {
  const names = { email: texts.email, name: texts.personName, contact: texts.contact };
  return (['email', 'name', 'contact'] as const).map((field) => (
    <RadioGroup<Side>
      key={field}
      id={`merge-${field}`}
      legend={names[field]}
      value={keep[field]}
      options={[
        { value: 'kept', label: texts.kept, description: values.kept[field] },
        { value: 'other', label: texts.otherSide, description: values.other[field] },
      ]}
      onChange={(side) => onChange({ ...keep, [field]: side })}
    />
  ));
}

export const mergePeopleForm: ActionForm<'mergePeople'> = {
  Form,
  isOffered: ({ person }) => person.joinedInto === null,
};
