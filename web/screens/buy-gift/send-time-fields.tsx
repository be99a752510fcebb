import { fill } from '../../../domain/base/fill.ts';
import { addDays } from '../../../domain/base/local-date.ts';
import { fieldOf, SEND_HOURS } from '../../../domain/gift/gift-form.ts';
import form from '../../parts/order/card-form.module.css';
import { usePage } from '../../platform/page-context.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { bindField } from './bind-field.ts';
import css from './buy-gift.module.css';
import type { RecipientValues } from './gift-form-state.ts';
import type { GiftFieldsProps } from './gift-texts.ts';

type Props = GiftFieldsProps & { place: number; recipient: RecipientValues };

/** Now, or at a day and an hour. */
export function SendTimeFields(props: Props) {
  const { dispatch, texts, place, recipient } = props;
  const { today } = usePage();
  const { gift } = texts;
  const bind = bindField(props);
  const tomorrow = addDays(today, 1);
  return (
    <>
      <RadioGroup
        id={fieldOf('when', place)}
        className={css.when}
        legend={gift.when}
        value={recipient.when}
        onChange={(when) => dispatch({ type: 'whenChosen', place, when, day: tomorrow })}
        options={[
          { value: 'now', label: gift.now },
          { value: 'later', label: gift.later },
        ]}
      />
      {recipient.when === 'later' && (
        <div className={form.row}>
          <TextField
            {...bind('sendDay')}
            required
            type="date"
            hint={gift.timeZone}
            className={form.four}
          />
          <SelectField
            {...bind('sendHour')}
            options={SEND_HOURS.map((hour) => ({
              value: String(hour),
              label: fill(gift.hour, `${String(hour).padStart(2, '0')}.00`),
            }))}
            className={form.three}
          />
        </div>
      )}
    </>
  );
}
