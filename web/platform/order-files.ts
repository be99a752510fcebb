import type { ScreenModule } from './screen.ts';

/** The pages of an order once its form is accepted, for who looks at a plan: apart, as they are of no use to visitors. */
export const acceptedOrders = import.meta.glob<ScreenModule>('../screens/*/accepted-order.tsx');
