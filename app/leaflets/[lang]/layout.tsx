export { default, viewport } from '@/app/[lang]/layout'
export const revalidate = 300
