import { useState } from 'react';
import { fill } from '../../../../domain/base/fill.ts';
import { useRowsAtATime } from '../../../parts/office/list/rows-at-a-time.tsx';
import { useFormats } from '../../../parts/office/use-formats.ts';
import { callServer } from '../../../platform/call-server.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { Invitations } from './invitations.tsx';
import { InviteToDesk } from './invite-to-desk.tsx';
import { PeopleTable } from './people-table.tsx';
import css from './staff.module.css';
import type { Desks } from './staff-data.ts';
import type { Act, Texts } from './staff-texts.ts';

type Props = {
  desks: Desks;
  /** Below the office's staff, or a page of its own. */
  hasHeading: boolean;
  texts: Texts;
  errorPrefix: string;
  act: Act<Desks>;
};
type Member = Desks['members'][number];
type Change = { kind: 'role' | 'end'; member: Member };

const MANY_MUSEUMS = 8;
const MUSEUMS_AT_A_TIME = 20;

/** Ticket desk staff by museum. */
export function DeskPeople({ desks, hasHeading, texts, errorPrefix, act }: Props) {
  const [change, setChange] = useState<Change | null>(null);
  const [filter, setFilter] = useState('');
  const { formatCount } = useFormats();
  const staffed = desks.museums.filter(({ museumId }) =>
    [...desks.members, ...desks.invitations].some((one) => one.museumId === museumId),
  );
  const shown = staffed.filter(({ name }) => name.toLowerCase().includes(filter.toLowerCase()));
  const museums = useRowsAtATime(shown, texts.frame, MUSEUMS_AT_A_TIME);
  return (
    <section className="mt-8" aria-label={texts.desks.heading}>
      {hasHeading && <h2>{fill(texts.desks.count, formatCount(desks.members.length))}</h2>}
      {staffed.length > MANY_MUSEUMS && (
        <TextField
          autoComplete="off"
          id="museum-filter"
          type="search"
          label={texts.desks.filter}
          value={filter}
          onChange={setFilter}
          className={css.filter}
        />
      )}
      {shown.length === 0 && <p className="quiet">{texts.desks.none}</p>}
      {museums.shown.map((museum) => (
        <div key={museum.museumId} className="mt-5">
          {hasHeading ? <h3>{museum.name}</h3> : <h2>{museum.name}</h2>}
          <PeopleTable
            label={museum.name}
            texts={texts}
            people={desks.members
              .filter(({ museumId }) => museumId === museum.museumId)
              .map((member) => ({
                ...member,
                id: member.accountId,
                roles: texts.names.roles[member.role],
                onChange: () => setChange({ kind: 'role', member }),
                onEnd: () => setChange({ kind: 'end', member }),
              }))}
          />
          <Invitations
            texts={texts}
            invitations={desks.invitations
              .filter(({ museumId }) => museumId === museum.museumId)
              .map((one) => ({ ...one, roles: texts.names.roles[one.role], canWithdraw: true }))}
            onWithdraw={(id) =>
              act(
                () => callServer('BackOfficeController', 'withdrawDeskInvitation', { id }),
                texts.withdrawn,
              )
            }
          />
        </div>
      ))}
      {museums.more}
      <InviteToDesk museums={desks.museums} texts={texts} errorPrefix={errorPrefix} act={act} />
      {change && (
        <DeskChange change={change} texts={texts} act={act} onClose={() => setChange(null)} />
      )}
    </section>
  );
}

type ChangeProps = { change: Change; texts: Texts; act: Act<Desks>; onClose: () => void };

function DeskChange({ change, texts, act, onClose }: ChangeProps) {
  const { accountId, museumId, role, name, emailAddress } = change.member;
  const who = name || emailAddress;
  if (change.kind === 'end') {
    return (
      <ChangeDialog
        title={fill(texts.end.title, who)}
        body={texts.desks.endBody}
        act={texts.end.act}
        isDanger
        texts={texts}
        onClose={onClose}
        onAct={(reason) =>
          act(
            () =>
              callServer('BackOfficeController', 'endDeskMember', { accountId, museumId, reason }),
            fill(texts.end.done, who),
          )
        }
      />
    );
  }
  const next = role === 'clerk' ? 'manager' : 'clerk';
  return (
    <ChangeDialog
      title={fill(texts.roles.title, who)}
      body={fill(texts.desks.roleBody, texts.names.roles[role], texts.names.roles[next])}
      act={fill(texts.desks.roleAct, texts.names.roles[next])}
      texts={texts}
      onClose={onClose}
      onAct={(reason) =>
        act(
          () =>
            callServer('BackOfficeController', 'changeDeskRole', {
              accountId,
              museumId,
              role: next,
              reason,
            }),
          fill(texts.roles.done, who),
        )
      }
    />
  );
}
