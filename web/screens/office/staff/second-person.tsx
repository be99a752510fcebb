import { fill } from '../../../../domain/base/fill.ts';
import { useFormats } from '../../../parts/office/use-formats.ts';
import { callServer } from '../../../platform/call-server.ts';
import { ChangeDialog } from './change-dialog.tsx';
import type { Staff } from './staff-data.ts';
import type { Act, Texts } from './staff-texts.ts';
import type { Waiting } from './waiting-roles.tsx';

export type GrantChange =
  | { kind: 'confirm' | 'takeBack'; grant: Waiting }
  | { kind: 'confirm'; invitation: Staff['invitations'][number] };

type Props = { change: GrantChange; texts: Texts; act: Act<Staff>; onClose: () => void };

/** A second person decides about roles given by a colleague. */
export function SecondPerson({ change, texts, act, onClose }: Props) {
  const { formatList } = useFormats();
  const words = texts[change.kind];
  const who = 'grant' in change ? change.grant.name : change.invitation.emailAddress;
  const roles = 'grant' in change ? [change.grant.role] : change.invitation.roles;
  return (
    <ChangeDialog
      title={fill(words.title, who)}
      body={fill(words.body, formatList(roles.map((role) => texts.names.roles[role])))}
      act={words.act}
      isDanger={change.kind === 'takeBack'}
      texts={texts}
      onClose={onClose}
      onAct={(reason) => act(() => send(change, reason), fill(words.done, who))}
    />
  );
}

function send(change: GrantChange, reason: string): Promise<Staff> {
  if ('invitation' in change) {
    const { id } = change.invitation;
    return callServer('BackOfficeController', 'confirmStaffInvitation', { id, reason });
  }
  const { accountId, role } = change.grant;
  const method = change.kind === 'confirm' ? 'confirmStaffRole' : 'takeBackStaffRole';
  return callServer('BackOfficeController', method, { accountId, role, reason });
}
