import type { Buyer } from './buyer.ts';

/** A valid default order. */
export function companyInput(changes: Record<string, unknown> = {}) {
  const { buyer, ...rest } = changes as { buyer?: object };
  return {
    companyName: 'Kahvila Aamu Oy',
    businessId: '1234567-8',
    buyer: {
      firstName: 'Helmi',
      lastName: 'Koskinen',
      emailAddress: 'helmi@aamu.example',
      phone: '',
      streetAddress: 'Torikatu 1',
      zipCode: '20100',
      city: 'Turku',
      language: 'fi',
      ...buyer,
    },
    billingReference: 'KP 4711',
    numberOfUnits: 3,
    deliveryType: 'digital',
    museumCardConditionsAccepted: true,
    ...rest,
  };
}

/** Order, payment record and the provider's answer, as the page creates them. */
export async function startCompanyOrder(buyer: Buyer, changes: Record<string, unknown> = {}) {
  const made = await buyer.call('processMuseumCardCompanyOrder', {
    inputData: companyInput(changes),
    validateOnly: false,
  });
  const record = await buyer.call('createPaymentRecord', {
    museumCardEventIds: made.body.purchaseMuseumCardEventIds,
    language: 'FI',
    personAccountId: made.body.buyerPersonAccountId,
    paymentProviderType: 'paytrail',
    paymentProcessType: 'companyOrder',
    paymentBillingType: 'annually',
  });
  const paymentId = record.body as string;
  const started = await buyer.call('createPaytrailPayment', { paymentRecordId: paymentId });
  if (started.status !== 200) throw new Error(JSON.stringify([made, record, started]));
  return { made: made.body, paymentId, body: started.body };
}
