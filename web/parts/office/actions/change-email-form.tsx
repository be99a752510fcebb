import { useState } from 'react';
import { IDENTITY_FACTS, type IdentityFact } from '../../../../domain/office/identity-facts.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { ActionForm, ActionSubject, FormProps } from './action-form.ts';
import css from './forms.module.css';

type Typed = { facts: IdentityFact[]; newAddress: string; again: string };

const isSame = ({ newAddress, again }: Typed) =>
  newAddress.trim().toLowerCase() === again.trim().toLowerCase();

function inputOf(typed: Typed, { person }: ActionSubject): object | null {
  const newAddress = typed.newAddress.trim();
  if (!newAddress.includes('@') || !isSame(typed)) return null;
  return { personId: person.id, facts: typed.facts, newAddress };
}

/** What the page shows of it, so that nobody has to look for it while the customer waits. */
function shownFact(fact: IdentityFact, { person }: ActionSubject): string | null {
  if (fact === 'fullName') return person.name;
  if (fact === 'yearOfBirth') return person.yearOfBirth ? String(person.yearOfBirth) : '';
  if (fact === 'postalAddress') return person.address;
  if (fact === 'phone') return person.phone;
  if (fact === 'customerNumber') return person.card?.customerNumber ?? '';
  return null;
}

function Form({ texts, subject, onInput }: FormProps<'changeEmail'>) {
  const [typed, setTyped] = useState<Typed>({ facts: [], newAddress: '', again: '' });
  const [isLeft, setIsLeft] = useState(false);

  function change(next: Typed) {
    setTyped(next);
    onInput(inputOf(next, subject));
  }

  function tick(fact: IdentityFact, isTicked: boolean) {
    const facts = IDENTITY_FACTS.filter((one) =>
      one === fact ? isTicked : typed.facts.includes(one),
    );
    change({ ...typed, facts });
  }

  // What we do not hold cannot be compared.
  const offered = IDENTITY_FACTS.filter((fact) => shownFact(fact, subject) !== '');
  return (
    <>
      <fieldset className={css.ticks}>
        <legend>{texts.facts}</legend>
        <p className="quiet">{texts.factsHint}</p>
        <div className={css.pair}>
          {offered.map((fact) => (
            <Checkbox
              key={fact}
              id={`fact-${fact}`}
              label={texts.fact[fact]}
              description={shownFact(fact, subject)}
              checked={typed.facts.includes(fact)}
              onChange={(isTicked) => tick(fact, isTicked)}
            />
          ))}
        </div>
      </fieldset>
      <div className={css.pair}>
        <TextField
          id="change-email-new"
          label={texts.newAddress}
          type="email"
          autoComplete="off"
          maxLength={80}
          value={typed.newAddress}
          onChange={(newAddress) => change({ ...typed, newAddress })}
          required
        />
        <TextField
          id="change-email-again"
          label={texts.again}
          type="email"
          autoComplete="off"
          maxLength={80}
          value={typed.again}
          onChange={(again) => change({ ...typed, again })}
          onBlur={() => setIsLeft(true)}
          onPaste={(event) => event.preventDefault()}
          error={isLeft && typed.again && !isSame(typed) ? texts.differ : null}
          required
        />
      </div>
    </>
  );
}

export const changeEmailForm: ActionForm<'changeEmail'> = { Form, isOffered: () => true };
