import { MyPage } from '../../parts/my-card/my-page.tsx';
import type { ScreenProps } from '../../platform/screen.ts';
import type { MyOrdersData } from './my-orders-data.ts';
import type { MyOrdersTexts } from './my-orders-texts.ts';
import { OrderTable } from './order-table.tsx';
import { PlanTable } from './plan-table.tsx';

/** What was bought, its receipts, and the twelve instalments of a monthly plan. */
export function Screen({ texts, data }: ScreenProps<MyOrdersTexts, MyOrdersData>) {
  return (
    <MyPage title={texts.title} texts={texts.common}>
      {data.orders.length === 0 ? (
        <p className="lead">{texts.empty}</p>
      ) : (
        <OrderTable orders={data.orders} texts={texts} />
      )}
      {data.plans.map((plan) => (
        <PlanTable key={plan.id} plan={plan} texts={texts} />
      ))}
    </MyPage>
  );
}
