import { usePage } from '../../platform/page-context.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import css from './thank-you-purchase.module.css';
import type { ThankYouTexts } from './thank-you-texts.ts';

/** The order is confirmed, and that is all that anyone but the buyer is told. */
export function Stranger({ texts: { stranger } }: { texts: ThankYouTexts }) {
  const { pathTo } = usePage();
  return (
    <div className={`wrap ${css.stranger}`}>
      <h1>{stranger.heading}</h1>
      <p className="lead">{stranger.lead}</p>
      <div className={css.ways}>
        <ButtonLink href={pathTo('My_Museum_Card')}>{stranger.signIn}</ButtonLink>
        <ButtonLink href={pathTo('Home')} look="text">
          {stranger.home}
        </ButtonLink>
      </div>
    </div>
  );
}
