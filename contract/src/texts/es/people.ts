/** The people file: list, profile, employment, leaving and coming back. */
export const people = {
  views: {},
  bulk: {},
  profile: {},
  welcome: {},
  employment: {},
  personal: {},
  papers: {},
  leaving: {},
  privacy: {},
  create: {},
  timeline: {},
  directory: {},
} as const;
