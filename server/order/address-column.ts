/** A row's postal address as an object: `gift`, `company_order` and the envelope view have the same column names. */
export const POSTAL_ADDRESS = `jsonb_build_object('streetAddress', coalesce(street_address, ''),
  'zipCode', coalesce(zip_code, ''), 'city', coalesce(city, ''), 'country', country)`;
