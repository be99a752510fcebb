import type { IdentityFact } from '../../../../../domain/office/identity-facts.ts';
import { usePage } from '../../../../platform/page-context.tsx';
import { RadioGroup } from '../../../../ui/radio-group.tsx';
import type { ActionForm, ActionSubject, FieldsProps } from '../action-form.ts';
import { IdentityTicks, shownFactsOf } from '../identity-ticks.tsx';
import { type FoundPerson, PersonSearch } from '../person-search.tsx';

type Side = 'kept' | 'other';
type Keep = Record<'email' | 'name' | 'contact', Side>;
type Texts = FieldsProps<'mergePeople'>['texts'];
type Values = Record<keyof Keep, string>;

type Typed = {
  people: FoundPerson[];
  otherId: string | null;
  keep: Keep;
  facts: IdentityFact[];
};

/** Ticks made for one person do not count for another. */
const NO_FACTS = { facts: [] };

function MergeFields({ texts, subject, typed, onChange }: FieldsProps<'mergePeople', Typed>) {
  const { pathTo } = usePage();
  const { people, otherId, keep, facts } = typed;
  const other = people.find(({ id }) => id === otherId);
  const choose = (id: string) => onChange({ otherId: id, ...(id !== otherId && NO_FACTS) });

  return (
    <>
      <PersonSearch
        texts={texts}
        exceptId={subject.person.id}
        onFound={(found) => onChange({ people: found, otherId: null, ...NO_FACTS })}
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
          onChange={choose}
          required
        />
      )}
      {other && (
        <>
          <KeptFields
            texts={texts}
            values={{ kept: valuesOf(subject.person), other: valuesOfFound(other) }}
            keep={keep}
            onChange={(next) =>
              onChange({ keep: next, ...(next.email !== keep.email && NO_FACTS) })
            }
          />
          <IdentityTicks
            texts={texts}
            hint={texts.whose}
            shown={keep.email === 'kept' ? factsOfFound(other) : shownFactsOf(subject)}
            facts={facts}
            onChange={(next) => onChange({ facts: next })}
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

function valuesOf(person: ActionSubject['person']): Values {
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

type KeptProps = {
  texts: Texts;
  values: Record<Side, Values>;
  keep: Keep;
  onChange: (keep: Keep) => void;
};

/** Which person's value to keep, for each field. */
function KeptFields({ texts, values, keep, onChange }: KeptProps) {
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

export const mergePeopleForm: ActionForm<'mergePeople', Typed> = {
  Fields: MergeFields,
  begin: () => ({
    people: [],
    otherId: null,
    keep: { email: 'kept', name: 'kept', contact: 'kept' },
    ...NO_FACTS,
  }),
  inputOf: ({ otherId, keep, facts }, { person }) =>
    otherId === null ? null : { personId: person.id, otherId, keep, facts },
  isOffered: ({ person }) => person.joinedInto === null,
};
