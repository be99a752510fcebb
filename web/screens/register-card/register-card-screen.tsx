import type { RegisterCardData } from '../../parts/activation/activation-data.ts';
import checkout from '../../parts/order/checkout.module.css';
import { usePage } from '../../platform/page-context.tsx';
import type { ScreenProps } from '../../platform/screen.ts';
import { ButtonLink } from '../../ui/button.tsx';
import css from './register-card.module.css';
import type { RegisterTexts } from './register-texts.ts';
import { Registration } from './registration.tsx';

/** The buy form in registration mode, for the card whose code this browser brought. */
export function Screen(props: ScreenProps<RegisterTexts, RegisterCardData>) {
  const { texts } = props;
  const { activation, draft } = props.data;
  const { pathTo } = usePage();
  if (activation && !activation.heldCard) {
    return <Registration {...props} activation={activation} draft={draft} />;
  }
  const { heading, lead, start } = activation ? texts.held : texts.noCode;
  return (
    <div className="wrap page">
      <div className={css.first}>
        <h1>{heading}</h1>
        <p className="lead">{lead}</p>
        <div className={checkout.submit}>
          <ButtonLink href={pathTo('Activate_Card')}>{start}</ButtonLink>
        </div>
      </div>
    </div>
  );
}
