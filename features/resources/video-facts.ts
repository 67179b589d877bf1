import facts from './videos.json'
import { VIDEOS } from './videos'

/** What a list of videos needs to know of each: id, day of publication, length in seconds. */
export const VIDEO_FACTS = VIDEOS.map(({ id, published }) => ({ id, published, seconds: facts[id].seconds }))
