import type { ScreenModule } from './screen.ts';

/** Payment pages of accepted orders for previews: apart, as visitors do not need them. */
export const acceptedOrders = import.meta.glob<ScreenModule>('../screens/*/accepted-order.tsx');
