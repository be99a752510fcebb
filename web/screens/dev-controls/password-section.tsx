import { useState } from 'react';
import { passwordRules } from '../../../domain/person/password-rules.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import type { ControlTexts } from './gallery.tsx';
import { Cell, Section } from './gallery.tsx';

type Props = { texts: ControlTexts; errorPrefix: string };

export function PasswordSection({ texts, errorPrefix }: Props) {
  const { field, state } = texts;
  const [password, setPassword] = useState('metsapolku7');
  const [confirmation, setConfirmation] = useState('');
  const [wrong, setWrong] = useState('metsapolku');
  const { longEnough, hasLetter, hasDigit } = passwordRules(password);

  return (
    <Section title={texts.section.password}>
      <Cell name={state.rules}>
        <PasswordField
          id="password"
          label={field.password}
          required
          autoComplete="new-password"
          showLabel={field.showPassword}
          hideLabel={field.hidePassword}
          value={password}
          onChange={setPassword}
          rules={[
            { text: field.ruleLength, met: longEnough },
            { text: field.ruleLetter, met: hasLetter },
            { text: field.ruleDigit, met: hasDigit },
          ]}
          metText={field.met}
        />
      </Cell>
      <Cell name={state.repeat}>
        <PasswordField
          id="confirmation"
          label={field.confirm}
          required
          autoComplete="new-password"
          showLabel={field.showConfirm}
          hideLabel={field.hideConfirm}
          value={confirmation}
          onChange={setConfirmation}
          rules={[{ text: field.ruleSame, met: confirmation !== '' && confirmation === password }]}
          metText={field.met}
        />
      </Cell>
      <Cell name={state.fault}>
        <PasswordField
          id="wrong-password"
          label={field.confirm}
          required
          autoComplete="new-password"
          showLabel={field.showConfirm}
          hideLabel={field.hideConfirm}
          value={wrong}
          onChange={setWrong}
          error={field.mismatch}
          errorPrefix={errorPrefix}
        />
      </Cell>
    </Section>
  );
}
