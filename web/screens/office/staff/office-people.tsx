import { useState } from 'react';
import { fill } from '../../../../domain/base/fill.ts';
import type { StaffRole } from '../../../../domain/office/rights.ts';
import { useFormats } from '../../../parts/office/use-formats.ts';
import { callServer } from '../../../platform/call-server.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { Invitations } from './invitations.tsx';
import { InviteStaff } from './invite-staff.tsx';
import { PeopleTable } from './people-table.tsx';
import { RoleChoice } from './role-choice.tsx';
import { type GrantChange, SecondPerson } from './second-person.tsx';
import type { Staff } from './staff-data.ts';
import type { Act, Texts } from './staff-texts.ts';
import { WaitingRoles } from './waiting-roles.tsx';

type Props = { staff: Staff; texts: Texts; errorPrefix: string; act: Act<Staff> };
type Member = Staff['members'][number];
type Change = { kind: 'roles' | 'end' | 'reset'; member: Member } | GrantChange;
/** Actions that need only a reason. */
const ACTIONS = { end: 'endStaff', reset: 'resetStaffFactors' } as const;

const nameOf = ({ name, emailAddress }: Member) => name || emailAddress;

/** Staff of the office. */
export function OfficePeople({ staff, texts, errorPrefix, act }: Props) {
  const [change, setChange] = useState<Change | null>(null);
  const { formatList } = useFormats();
  const roleName = (role: StaffRole) => texts.names.roles[role];
  return (
    <section className="mt-8" aria-labelledby="staff">
      <h2 id="staff">{fill(texts.office.heading, staff.members.length)}</h2>
      <PeopleTable
        label={texts.office.table}
        texts={texts}
        people={staff.members.map((member) => ({
          ...member,
          id: member.accountId,
          roles: formatList(
            member.roles.map((role) =>
              staff.waiting.some((one) => one.accountId === member.accountId && one.role === role)
                ? fill(texts.waiting.inRoles, roleName(role))
                : roleName(role),
            ),
          ),
          onChange: () => setChange({ kind: 'roles', member }),
          onEnd: member.canManage ? () => setChange({ kind: 'end', member }) : null,
          onReset:
            member.canManage && member.hasFactor
              ? () => setChange({ kind: 'reset', member })
              : null,
        }))}
      />
      <WaitingRoles
        waiting={staff.waiting}
        texts={texts}
        onConfirm={(grant) => setChange({ kind: 'confirm', grant })}
        onTakeBack={(grant) => setChange({ kind: 'takeBack', grant })}
      />
      <Invitations
        texts={texts}
        onConfirm={(id) => {
          const invitation = staff.invitations.find((one) => one.id === id);
          if (invitation) setChange({ kind: 'confirm', invitation });
        }}
        invitations={staff.invitations.map((invitation) => ({
          ...invitation,
          roles: formatList(invitation.roles.map(roleName)),
        }))}
        onWithdraw={(id) =>
          act(
            () => callServer('BackOfficeController', 'withdrawStaffInvitation', { id }),
            texts.withdrawn,
          )
        }
      />
      <InviteStaff givable={staff.givable} texts={texts} errorPrefix={errorPrefix} act={act} />
      {change && (
        <Changing
          change={change}
          givable={staff.givable}
          texts={texts}
          act={act}
          onClose={() => setChange(null)}
        />
      )}
    </section>
  );
}

type ChangingProps = Omit<RolesProps, 'member'> & { change: Change };

function Changing({ change, givable, ...props }: ChangingProps) {
  if (!('member' in change)) return <SecondPerson change={change} {...props} />;
  const { kind, member } = change;
  if (kind !== 'roles') return <Deed kind={kind} member={member} {...props} />;
  return <ChangeRoles member={member} givable={givable} {...props} />;
}

type DeedProps = Omit<RolesProps, 'givable'> & { kind: keyof typeof ACTIONS };

function Deed({ kind, member, texts, act, onClose }: DeedProps) {
  const { accountId } = member;
  const name = nameOf(member);
  return (
    <ChangeDialog
      title={fill(texts[kind].title, name)}
      body={texts[kind].body}
      act={texts[kind].act}
      isDanger
      texts={texts}
      onClose={onClose}
      onAct={(reason) =>
        act(
          () => callServer('BackOfficeController', ACTIONS[kind], { accountId, reason }),
          fill(texts[kind].done, name),
        )
      }
    />
  );
}

type RolesProps = Omit<Props, 'staff' | 'errorPrefix'> & {
  member: Member;
  givable: Staff['givable'];
  onClose: () => void;
};

function ChangeRoles({ member, givable, texts, act, onClose }: RolesProps) {
  const [roles, setRoles] = useState(member.roles);
  const name = nameOf(member);
  return (
    <ChangeDialog
      title={fill(texts.roles.title, name)}
      body={texts.roles.body}
      act={texts.roles.act}
      texts={texts}
      fault={roles.length === 0 ? texts.roles.none : null}
      onClose={onClose}
      onAct={(reason) =>
        act(
          () =>
            callServer('BackOfficeController', 'changeStaffRoles', {
              accountId: member.accountId,
              before: member.roles,
              roles,
              reason,
            }),
          fill(texts.roles.done, name),
        )
      }
    >
      <RoleChoice
        id="new-roles"
        legend={texts.roles.legend}
        chosen={roles}
        givable={givable}
        texts={texts}
        onChange={setRoles}
      />
    </ChangeDialog>
  );
}
