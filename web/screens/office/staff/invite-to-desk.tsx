import { useState } from 'react';
import { DESK_ROLES, type DeskRole } from '../../../../domain/office/rights.ts';
import { callServer } from '../../../platform/call-server.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { InviteForm } from './invite-form.tsx';
import type { Desks } from './staff-data.ts';
import type { Act, Texts } from './staff-texts.ts';

type Props = { museums: Desks['museums']; texts: Texts; errorPrefix: string; act: Act<Desks> };

export function InviteToDesk({ museums, texts, errorPrefix, act }: Props) {
  const only = museums.length === 1 ? museums[0]?.museumId : undefined;
  const [chosen, setMuseum] = useState('');
  const [role, setRole] = useState<DeskRole>('clerk');
  const museumId = only ?? chosen;
  return (
    <InviteForm
      id="invite-to-desk"
      heading={texts.desks.invite}
      texts={texts}
      errorPrefix={errorPrefix}
      fault={museumId ? null : texts.desks.museumMissing}
      onInvite={(emailAddress, done) =>
        act(
          () =>
            callServer('BackOfficeController', 'inviteToDesk', { emailAddress, museumId, role }),
          done,
        )
      }
    >
      {!only && (
        <SelectField
          id="invited-museum"
          autoComplete="off"
          label={texts.desks.museum}
          required
          value={museumId}
          options={[
            { value: '', label: texts.desks.chooseMuseum },
            ...museums.map(({ museumId: value, name: label }) => ({ value, label })),
          ]}
          onChange={setMuseum}
        />
      )}
      <SelectField
        id="invited-desk-role"
        autoComplete="off"
        label={texts.columns.roles}
        value={role}
        options={DESK_ROLES.map((value) => ({ value, label: texts.names.roles[value] }))}
        onChange={(value) => setRole(value as DeskRole)}
      />
    </InviteForm>
  );
}
