import { useState } from 'react';
import type { StaffRole } from '../../../../domain/office/rights.ts';
import { callServer } from '../../../platform/call-server.ts';
import { InviteForm } from './invite-form.tsx';
import { RoleChoice } from './role-choice.tsx';
import type { Staff } from './staff-data.ts';
import type { Act, Texts } from './staff-texts.ts';

type Props = { givable: Staff['givable']; texts: Texts; errorPrefix: string; act: Act<Staff> };

export function InviteStaff({ givable, texts, errorPrefix, act }: Props) {
  const [roles, setRoles] = useState<StaffRole[]>([]);
  return (
    <InviteForm
      id="invite-staff"
      heading={texts.office.invite}
      texts={texts}
      errorPrefix={errorPrefix}
      fault={roles.length === 0 ? texts.roles.none : null}
      onInvite={async (emailAddress, done) => {
        await act(
          () => callServer('BackOfficeController', 'inviteStaff', { emailAddress, roles }),
          done,
        );
        setRoles([]);
      }}
    >
      <RoleChoice
        id="invited"
        legend={texts.roles.legend}
        chosen={roles}
        givable={givable}
        texts={texts}
        onChange={setRoles}
      />
    </InviteForm>
  );
}
