/** The networks whose marks the site shows, by their names in simple-icons, in the order of /brand-icons.svg. */
export const SOCIAL_NETWORKS = ['facebook', 'instagram', 'youtube', 'tiktok', 'zalo', 'messenger'] as const

export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number]
