import { useState } from 'react';
import type { IdentityFact } from '../../../../../domain/office/identity-facts.ts';
import { usePage } from '../../../../platform/page-context.tsx';
import { RadioGroup } from '../../../../ui/radio-group.tsx';
import type { ActionForm, FormProps } from '../action-form.ts';
import { IdentityTicks, shownFactsOf } from '../identity-ticks.tsx';
import { type FoundPerson, PersonSearch } from '../person-search.tsx';

type Side = 'kept' | 'other';
type Keep = Record<'email' | 'name' | 'contact', Side>;
type Texts = FormProps<'mergePeople'>['texts'];
type Values = Record<keyof Keep, string>;

function Form({ texts, subject, onInput }: FormProps<'mergePeople'>) {
  const { pathTo } = usePage();
  const personId = subject.person.id;
  const [people, setPeople] = useState<FoundPerson[]>([]);
  const [otherId, setOtherId] = useState<string | null>(null);
  const [keep, setKeep] = useState<Keep>({ email: 'kept', name: 'kept', contact: 'kept' });
  const [facts, setFacts] = useState<IdentityFact[]>([]);
  const other = people.find(({ id }) => id === otherId);

  function change(next: { otherId: string | null; keep: Keep; facts?: IdentityFact[] }) {
    // Ticks made for one person do not count for another.
    const isSame = next.otherId === otherId && next.keep.email === keep.email;
    const compared = next.facts ?? (isSame ? facts : []);
    setOtherId(next.otherId);
    setKeep(next.keep);
    setFacts(compared);
    onInput(
      next.otherId ? { personId, otherId: next.otherId, keep: next.keep, facts: compared } : null,
    );
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
        <>
          <Fields
            texts={texts}
            values={{ kept: valuesOf(subject.person), other: valuesOfFound(other) }}
            keep={keep}
            onChange={(next) => change({ otherId, keep: next })}
          />
          <IdentityTicks
            texts={texts}
            hint={texts.whose}
            shown={keep.email === 'kept' ? factsOfFound(other) : shownFactsOf(subject)}
            facts={facts}
            onChange={(next) => change({ otherId, keep, facts: next })}
          />
          {keep.email === 'kept' && (
            <a href={pathTo('Office_Person', { id: other.id })} target="_blank" rel="noreferrer">
              {texts.openOther}
            </a>
          )}
        </>
      )}
    </>
  );
}

function valuesOf(person: FormProps<'mergePeople'>['subject']['person']): Values {
  const { emailAddress: email, name, address, phone } = person;
  return { email, name, contact: [address, phone].filter(Boolean).join(' · ') };
}

/** Only what the search shows; the preview has everything. */
function valuesOfFound({ email, name, city, phone }: FoundPerson): Values {
  return { email, name, contact: [city, phone].filter(Boolean).join(' · ') };
}

/** The rest is on their own page, whose views are logged. */
const factsOfFound = ({ name, yearOfBirth }: FoundPerson) => ({
  fullName: name,
  yearOfBirth: yearOfBirth ? String(yearOfBirth) : '',
});

type FieldsProps = {
  texts: Texts;
  values: Record<Side, Values>;
  keep: Keep;
  onChange: (keep: Keep) => void;
};

/** Which person's value to keep, for each field. */
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
