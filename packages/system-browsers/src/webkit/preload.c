/* Compiled and loaded into MiniBrowser by preload.ts. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>

/* Sets TCP_NODELAY: without it the browser's own socket for the inspector delays every second message by 40 ms. */
int socket(int domain, int type, int protocol) {
  int (*system_socket)(int, int, int) = dlsym(RTLD_NEXT, "socket");
  int file = system_socket(domain, type, protocol);
  int yes = 1;
  if (file >= 0 && domain == AF_INET) setsockopt(file, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
  return file;
}
