import { fill } from '../../../domain/base/fill.ts';
import { formatDateTime } from '../../../domain/base/format.ts';
import type { GiftOrder } from '../../parts/gift/gift-data.ts';
import { QuietPage } from '../../parts/site/quiet-page.tsx';
import door from '../../pictures/quiet-door-480.avif';
import { usePage } from '../../platform/page-context.tsx';
import type { ScreenProps, ShellTexts } from '../../platform/screen.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { GiftCard } from './gift-card.tsx';
import css from './gift-giver.module.css';
import { type GiverTexts, useGiftChanges, useGiftOrder } from './use-gift-order.ts';

/** The giver's page, opened by the secret link of the mail. */
export function Screen({ texts, shell, place }: ScreenProps<GiverTexts>) {
  const { pathTo } = usePage();
  const opened = useGiftOrder(place.path);
  if (opened.state === 'open') {
    const { giftKey, order } = opened;
    return <Gifts giftKey={giftKey} first={order} texts={texts} shell={shell} />;
  }
  if (opened.state === 'looking') {
    return (
      <div className="wrap page">
        <h1>{texts.title}</h1>
        <p className="lead mt-4" role="status">
          {texts.looking}
        </p>
      </div>
    );
  }
  return (
    <QuietPage
      kind={texts.title}
      title={texts.missingHeading}
      lead={opened.state === 'missing' ? texts.missingLead : texts.failed}
      isLive
      picture={door}
    >
      <ButtonLink href={pathTo('Home')}>{texts.home}</ButtonLink>
    </QuietPage>
  );
}

type Props = { giftKey: string; first: GiftOrder; texts: GiverTexts; shell: ShellTexts };

function Gifts({ giftKey, first, texts, shell }: Props) {
  const { pathTo, language } = usePage();
  const giver = useGiftChanges(giftKey, first, texts);
  const { order } = giver;
  return (
    <div className="wrap page">
      <h1>{fill(texts.heading, order.giverFirstName)}</h1>
      <p className="lead mt-4">{texts.lead}</p>
      <ul className="stack-6 mt-8 wide-width">
        {order.gifts.map((gift) => (
          <GiftCard
            key={gift.giftId}
            gift={gift}
            giver={giver}
            texts={texts}
            errorLabel={shell.toast.error}
          />
        ))}
      </ul>
      <p className={css.foot}>
        <span>{fill(texts.order, order.orderNumber)}</span>
        <span>{fill(texts.paid, formatDateTime(order.paidAt, language))}</span>
        <Button look="text" onClick={() => void giver.download('/gifts/receipt', {})}>
          {texts.receipt}
        </Button>
        <a href={pathTo('Gift')}>{texts.another}</a>
        {order.withdrawalUrl && <a href={order.withdrawalUrl}>{texts.withdraw}</a>}
      </p>
    </div>
  );
}
