import type { texts as identity } from '../../../../contract/texts/fi/identity-check.ts';
import { groupInFours } from '../../../../domain/base/format.ts';
import { IDENTITY_FACTS, type IdentityFact } from '../../../../domain/office/identity-facts.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import type { ActionSubject } from './action-form.ts';
import css from './forms.module.css';

/** Stored values to compare with the customer's answers. Empty: none stored. Omitted: not shown here. */
export type ShownFacts = Partial<Record<IdentityFact, string>>;

export function shownFactsOf({ person }: ActionSubject): ShownFacts {
  return {
    fullName: person.name,
    yearOfBirth: person.yearOfBirth ? String(person.yearOfBirth) : '',
    postalAddress: person.address ?? '',
    phone: person.phone ?? '',
    customerNumber: groupInFours(person.card?.customerNumber ?? ''),
  };
}

type Props = {
  texts: (typeof identity)['form'];
  hint?: string;
  shown: ShownFacts;
  facts: IdentityFact[];
  onChange: (facts: IdentityFact[]) => void;
};

export function IdentityTicks({ texts, hint, shown, facts, onChange }: Props) {
  // A value that is not stored cannot be compared.
  const offered = IDENTITY_FACTS.filter((fact) => shown[fact] !== '');
  return (
    <fieldset className={css.ticks}>
      <legend>{texts.facts}</legend>
      {hint && <p>{hint}</p>}
      <p className="quiet">{texts.factsHint}</p>
      <div className={css.pair}>
        {offered.map((fact) => (
          <Checkbox
            key={fact}
            id={`fact-${fact}`}
            label={texts.fact[fact]}
            description={shown[fact] ?? null}
            checked={facts.includes(fact)}
            onChange={(isTicked) =>
              onChange(
                IDENTITY_FACTS.filter((one) => (one === fact ? isTicked : facts.includes(one))),
              )
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
