/** An address of a row as an object: of `gift`, `company_order` and the view of envelopes, which name their columns alike. */
export const POSTAL_ADDRESS = `jsonb_build_object('streetAddress', coalesce(street_address, ''),
  'zipCode', coalesce(zip_code, ''), 'city', coalesce(city, ''), 'country', country)`;
