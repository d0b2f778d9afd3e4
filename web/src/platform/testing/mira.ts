/** Who is signed in, as the session keeps her. */
export const mira = {
  id: 7,
  name: 'Mira Sol',
  firstname: 'Mira',
  lastname: 'Sol',
  email: 'mira@example.com',
  occupation: null,
  pic: null,
  roles: [2],
};
