import { useState } from 'react';
import type { IdentityFact } from '../../../../../domain/office/identity-facts.ts';
import { TextField } from '../../../../ui/text-field.tsx';
import type { ActionForm, FieldsProps } from '../action-form.ts';
import css from '../forms.module.css';
import { IdentityTicks, shownFactsOf } from '../identity-ticks.tsx';

type Typed = { facts: IdentityFact[]; newAddress: string; again: string };

const isSame = ({ newAddress, again }: Typed) =>
  newAddress.trim().toLowerCase() === again.trim().toLowerCase();

function Fields({ texts, subject, typed, onChange }: FieldsProps<'changeEmail', Typed>) {
  const [isLeft, setIsLeft] = useState(false);
  return (
    <>
      <IdentityTicks
        texts={texts}
        shown={shownFactsOf(subject)}
        facts={typed.facts}
        onChange={(facts) => onChange({ facts })}
      />
      <div className={css.pair}>
        <TextField
          id="change-email-new"
          label={texts.newAddress}
          type="email"
          autoComplete="off"
          maxLength={80}
          value={typed.newAddress}
          onChange={(newAddress) => onChange({ newAddress })}
          required
        />
        <TextField
          id="change-email-again"
          label={texts.again}
          type="email"
          autoComplete="off"
          maxLength={80}
          value={typed.again}
          onChange={(again) => onChange({ again })}
          onBlur={() => setIsLeft(true)}
          onPaste={(event) => event.preventDefault()}
          error={isLeft && typed.again && !isSame(typed) ? texts.differ : null}
          required
        />
      </div>
    </>
  );
}

export const changeEmailForm: ActionForm<'changeEmail', Typed> = {
  Fields,
  begin: () => ({ facts: [], newAddress: '', again: '' }),
  inputOf(typed, { person }) {
    const newAddress = typed.newAddress.trim();
    if (!newAddress.includes('@') || !isSame(typed)) return null;
    return { personId: person.id, facts: typed.facts, newAddress };
  },
  isOffered: () => true,
};
