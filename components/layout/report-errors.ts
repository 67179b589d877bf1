import { REPORTS_PATH } from '@/lib/content-policy'

/** Tells the platform of the first three errors of scripts that nobody caught: what and where, with the page's path and nothing about the visitor. */
export const REPORT_SCRIPT = `(function(){var n=0;function r(e,m){if(n++<3)navigator.sendBeacon('${REPORTS_PATH}',new Blob([JSON.stringify([{type:'script-error',url:location.pathname,body:{message:m,stack:String(e&&e.stack).slice(0,4e3)}}])],{type:'application/reports+json'}))}addEventListener('error',function(e){if(e.error)r(e.error,e.message)});addEventListener('unhandledrejection',function(e){r(e.reason,String(e.reason))})})()`
