import { useState } from 'react';
import type { IdentityFact } from '../../../../../domain/office/identity-facts.ts';
import { TextField } from '../../../../ui/text-field.tsx';
import type { ActionForm, ActionSubject, FormProps } from '../action-form.ts';
import css from '../forms.module.css';
import { IdentityTicks, shownFactsOf } from '../identity-ticks.tsx';

type Typed = { facts: IdentityFact[]; newAddress: string; again: string };

const isSame = ({ newAddress, again }: Typed) =>
  newAddress.trim().toLowerCase() === again.trim().toLowerCase();

function inputOf(typed: Typed, { person }: ActionSubject): object | null {
  const newAddress = typed.newAddress.trim();
  if (!newAddress.includes('@') || !isSame(typed)) return null;
  return { personId: person.id, facts: typed.facts, newAddress };
}

function Form({ texts, subject, onInput }: FormProps<'changeEmail'>) {
  const [typed, setTyped] = useState<Typed>({ facts: [], newAddress: '', again: '' });
  const [isLeft, setIsLeft] = useState(false);

  function change(next: Typed) {
    setTyped(next);
    onInput(inputOf(next, subject));
  }

  return (
    <>
      <IdentityTicks
        texts={texts}
        shown={shownFactsOf(subject)}
        facts={typed.facts}
        onChange={(facts) => change({ ...typed, facts })}
      />
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
