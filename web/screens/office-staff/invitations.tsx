import { useState } from 'react';
import { fill } from '../../../domain/base/fill.ts';
import { formatDateTime } from '../../../domain/base/format.ts';
import type { Language } from '../../../domain/base/language.ts';
import { usePage } from '../../platform/page-context.tsx';
import { Button } from '../../ui/button.tsx';
import css from './office-staff.module.css';
import type { Texts } from './staff-texts.ts';

type Invitation = {
  id: string;
  emailAddress: string;
  roles: string;
  invitedBy: string | null;
  invitedAt: number;
  expiresAt: number;
  isExpired: boolean;
  canWithdraw: boolean;
};
type Props = {
  invitations: Invitation[];
  texts: Texts;
  /** Null when it was done. */
  onWithdraw: (id: string) => Promise<string | null>;
};

/** Who has been invited and has not come yet. */
export function Invitations({ invitations, texts, onWithdraw }: Props) {
  const { language } = usePage();
  const [busyWith, setBusyWith] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  if (invitations.length === 0) return null;

  async function withdraw(id: string) {
    setBusyWith(id);
    setProblem(await onWithdraw(id));
    setBusyWith(null);
  }

  return (
    <div className={css.invitations}>
      <h3>{fill(texts.invited.heading, invitations.length)}</h3>
      {problem && (
        <p className={css.problem} role="alert">
          {problem}
        </p>
      )}
      <ul>
        {invitations.map((invitation) => (
          <li key={invitation.id}>
            <span>
              <b>{invitation.emailAddress}</b>, {invitation.roles}
              <span className={css.address}>{whenOf(invitation, texts, language)}</span>
            </span>
            {invitation.canWithdraw && (
              <Button
                look="text"
                busy={busyWith === invitation.id}
                aria-label={fill(texts.invited.withdrawOf, invitation.emailAddress)}
                onClick={() => void withdraw(invitation.id)}
              >
                {texts.invited.withdraw}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function whenOf(
  { invitedAt, invitedBy, expiresAt, isExpired }: Invitation,
  texts: Texts,
  language: Language,
): string {
  const { by, byCommand, until, expired } = texts.invited;
  const sent = formatDateTime(invitedAt, language);
  const who = invitedBy ? fill(by, invitedBy, sent) : fill(byCommand, sent);
  return `${who} ${isExpired ? expired : fill(until, formatDateTime(expiresAt, language))}`;
}
