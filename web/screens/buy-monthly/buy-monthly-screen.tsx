import { useEffect } from 'react';
import { usePage } from '../../platform/page-context.tsx';
import type { ScreenProps } from '../../platform/screen.ts';
import { storeValue } from '../../platform/session-store.ts';
import type { texts as fi } from '../../texts/fi/buy-monthly.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** Stores in this tab that the purchase is monthly, and goes to the buy page. */
export function Screen({ texts }: ScreenProps<typeof fi>) {
  const { pathTo } = usePage();
  const buyPage = pathTo('Buy_Museum_Card');
  useEffect(() => {
    storeValue('billingType', 'monthly');
    window.location.replace(buyPage);
  }, [buyPage]);
  return (
    <div className="wrap page">
      <h1>{texts.heading}</h1>
      <p className="lead">{texts.lead}</p>
      <p>
        <ButtonLink href={buyPage}>{texts.open}</ButtonLink>
      </p>
    </div>
  );
}
