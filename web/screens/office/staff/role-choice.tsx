import { STAFF_ROLES, type StaffRole } from '../../../../domain/office/rights.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import css from './staff.module.css';
import type { Texts } from './staff-texts.ts';

type Props = {
  id: string;
  legend: string;
  chosen: StaffRole[];
  /** The others are shown read-only. */
  givable: readonly StaffRole[];
  texts: Texts;
  onChange: (roles: StaffRole[]) => void;
};

export function RoleChoice({ id, legend, chosen, givable, texts, onChange }: Props) {
  return (
    <fieldset className={`columns ${css.roles}`}>
      <legend>{legend}</legend>
      {STAFF_ROLES.map((role) => (
        <Checkbox
          key={role}
          id={`${id}-${role}`}
          label={texts.names.roles[role]}
          description={givable.includes(role) ? undefined : texts.notGivable}
          disabled={!givable.includes(role)}
          checked={chosen.includes(role)}
          onChange={(isChosen) =>
            onChange(STAFF_ROLES.filter((one) => (one === role ? isChosen : chosen.includes(one))))
          }
        />
      ))}
    </fieldset>
  );
}
