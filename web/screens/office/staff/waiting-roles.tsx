import { fill } from '../../../../domain/base/fill.ts';
import { useFormats } from '../../../parts/office/use-formats.ts';
import { Button } from '../../../ui/button.tsx';
import css from './staff.module.css';
import type { Staff } from './staff-data.ts';
import type { Texts } from './staff-texts.ts';

export type Waiting = Staff['waiting'][number];
type Props = {
  waiting: readonly Waiting[];
  texts: Texts;
  onConfirm: (grant: Waiting) => void;
  onTakeBack: (grant: Waiting) => void;
};

/** Given roles that are not active yet: they wait for a second person or for their time. */
export function WaitingRoles({ waiting, texts, onConfirm, onTakeBack }: Props) {
  const { formatDateTime } = useFormats();
  if (waiting.length === 0) return null;
  const words = texts.waiting;
  return (
    <div className={`mt-5 ${css.invitations}`}>
      <h3>{fill(words.heading, waiting.length)}</h3>
      <ul>
        {waiting.map((grant) => {
          const { accountId, name, role, givenBy, givenAt, worksFrom } = grant;
          const roleName = texts.names.roles[role];
          const given = formatDateTime(givenAt);
          return (
            <li key={`${accountId} ${role}`}>
              <span>
                <b>{name}</b>, {roleName}
                <span className="fine block">
                  {givenBy ? fill(words.by, givenBy, given) : fill(words.byCommand, given)}{' '}
                  {worksFrom ? fill(words.starts, formatDateTime(worksFrom)) : words.second}
                </span>
              </span>
              <span className={css.acts}>
                {grant.canConfirm && (
                  <Button
                    look="text"
                    aria-label={fill(words.confirmOf, name, roleName)}
                    onClick={() => onConfirm(grant)}
                  >
                    {words.confirm}
                  </Button>
                )}
                {grant.canTakeBack && (
                  <Button
                    look="text"
                    aria-label={fill(words.takeBackOf, name, roleName)}
                    onClick={() => onTakeBack(grant)}
                  >
                    {words.takeBack}
                  </Button>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
