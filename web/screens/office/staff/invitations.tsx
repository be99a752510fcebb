import { useState } from 'react';
import { fill } from '../../../../domain/base/fill.ts';
import { formatDateTime } from '../../../../domain/base/format.ts';
import type { Language } from '../../../../domain/base/language.ts';
import { usePage } from '../../../platform/page-context.tsx';
import { useAttempt } from '../../../platform/use-attempt.ts';
import { Button } from '../../../ui/button.tsx';
import css from './staff.module.css';
import { type Texts, whyNot } from './staff-texts.ts';

type Invitation = {
  id: string;
  emailAddress: string;
  roles: string;
  invitedBy: string | null;
  invitedAt: number;
  expiresAt: number;
  isExpired: boolean;
  canWithdraw: boolean;
  /** Roles of an office invitation that need approval. */
  waits?: { worksFrom: number | null; canConfirm: boolean } | null;
};
type Props = {
  invitations: Invitation[];
  onConfirm?: (id: string) => void;
  texts: Texts;
  onWithdraw: (id: string) => Promise<void>;
};

/** Pending invitations. */
export function Invitations({ invitations, texts, onConfirm, onWithdraw }: Props) {
  const { language } = usePage();
  const [chosen, setChosen] = useState<string | null>(null);
  const { isBusy, problem, attempt } = useAttempt(whyNot(texts));
  if (invitations.length === 0) return null;

  const withdraw = (id: string) =>
    attempt(() => {
      setChosen(id);
      return onWithdraw(id);
    });

  return (
    <div className={`mt-5 ${css.invitations}`}>
      <h3>{fill(texts.invited.heading, invitations.length)}</h3>
      {problem && (
        <p className="bad" role="alert">
          {problem}
        </p>
      )}
      <ul>
        {invitations.map((invitation) => (
          <li key={invitation.id}>
            <span>
              <b>{invitation.emailAddress}</b>, {invitation.roles}
              <span className="fine block">{whenOf(invitation, texts, language)}</span>
            </span>
            {invitation.waits?.canConfirm && (
              <Button
                look="text"
                aria-label={fill(
                  texts.waiting.confirmOf,
                  invitation.emailAddress,
                  invitation.roles,
                )}
                onClick={() => onConfirm?.(invitation.id)}
              >
                {texts.waiting.confirm}
              </Button>
            )}
            {invitation.canWithdraw && (
              <Button
                look="text"
                busy={isBusy && chosen === invitation.id}
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
  { invitedAt, invitedBy, expiresAt, isExpired, waits }: Invitation,
  texts: Texts,
  language: Language,
): string {
  const { by, byCommand, until, expired } = texts.invited;
  const sent = formatDateTime(invitedAt, language);
  const who = invitedBy ? fill(by, invitedBy, sent) : fill(byCommand, sent);
  const end = isExpired ? expired : fill(until, formatDateTime(expiresAt, language));
  if (!waits) return `${who} ${end}`;
  const { worksFrom } = waits;
  const { second, starts } = texts.waiting;
  const start = worksFrom ? fill(starts, formatDateTime(worksFrom, language)) : second;
  return `${who} ${end} ${start}`;
}
